import type { Decorator } from '@storybook/react-webpack5';

/** Renders a story as if the brand's logo were a wordmark. */
export const inWordmarkDocument: Decorator = (Story) => (
  <div data-logo="wordmark">
    <Story />
  </div>
);
