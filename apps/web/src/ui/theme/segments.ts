/**
 * The style sheets of a choice of a few that stand side by side, and of what marks the chosen one.
 * Whoever imports Mantine's SegmentedControl imports them beside it.
 */
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
