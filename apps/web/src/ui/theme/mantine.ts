/**
 * The style sheets of the Mantine components that every page needs, in their layer. A screen that uses another
 * component imports its sheet beside it:
 * `import '@mantine/core/styles/Table.layer.css';`
 */
import '@mantine/core/styles/baseline.layer.css';
import './mantine-variables.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
