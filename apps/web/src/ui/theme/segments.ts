/** The style sheets of a segmented control and its indicator. Import them beside Mantine's SegmentedControl. */
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import './segments.css';
