/** Mantine's style sheets of a text link. Import them beside Mantine's Anchor. */
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
