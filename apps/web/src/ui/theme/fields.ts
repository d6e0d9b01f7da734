/**
 * The style sheets of what is filled in. Whoever imports one of Mantine's fields imports them
 * beside it: many pages have none, and need not load them.
 */
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
