import type { Decorator } from '@storybook/react-webpack5';

/** Renders a story as if the brand in use had a wordmark as its logo. */
export const inWordmarkDocument: Decorator = (Story) => (
  <div data-logo="wordmark">
    <Story />
  </div>
);
