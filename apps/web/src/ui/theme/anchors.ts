/**
 * The style sheets of Mantine's link in a text, which is one of its texts.
 * Whoever imports Mantine's Anchor imports them beside it.
 */
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
