import type { Decorator } from '@storybook/react-webpack5';

/** As the document of a brand is whose logo is a wordmark. */
export const inWordmarkDocument: Decorator = (Story) => (
  <div data-logo="wordmark">
    <Story />
  </div>
);
