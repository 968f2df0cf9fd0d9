import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { LanguageSwitch } from '@/features/language/LanguageSwitch';
import { inScenario } from '../../inScenario';

const meta = {
  component: LanguageSwitch,
  ...inScenario,
  parameters: { requirements: ['HDR-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = { tags: ['brand-matrix'] };
export const ChangedToEnglish: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitemradio', { name: /English/ }));
    await expect(await canvas.findByRole('button', { name: 'Language: English' })).toBeVisible();
  },
};
