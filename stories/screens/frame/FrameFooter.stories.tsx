import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { FrameFooter } from '@/screens/frame/FrameFooter';
import { inScenario } from '../../inScenario';

const meta = {
  component: FrameFooter,
  ...inScenario,
  parameters: { requirements: ['HDR-06'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['brand-matrix', 'phone'],
  // Before the fix all pictures were the same trophy.
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'Lumen' });
    const signs = [...canvasElement.querySelectorAll<HTMLImageElement>('img[src*="/vendors/"]')];
    const drawn = await Promise.all(signs.map(async ({ src }) => (await fetch(src)).url));
    await expect(drawn.length).toBeGreaterThan(5);
    await expect(new Set(drawn).size).toBe(drawn.length);
  },
};
export const Member: Story = { tags: ['phone'], parameters: { scenario: { role: 'member' } } };
export const ForMalaysia: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: {
    scenario: { market: { footer: 'malaysia', currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tính bằng MYR, giờ theo Asia\/Kuala_Lumpur/)).toBeVisible();
  },
};
export const WithoutAnswers: Story = { parameters: { scenario: { data: 'loading' } } };

/** A licence of the operator's, and columns of the brand's own beside a standard one. */
export const OwnColumnsAndLicence: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: {
    scenario: {
      market: {
        licence: {
          VI: 'Công ty Aurora, giấy phép số 000, cấp ngày 01/01/2026. Đây là văn bản mẫu của bản trình diễn.',
        },
        footerColumns: [
          { standard: 'products', links: [] },
          {
            title: { VI: 'Về chúng tôi', EN: 'About us' },
            links: [
              { label: { VI: 'Tin tức', EN: 'News' }, href: '/news' },
              { label: { VI: 'Báo chí', EN: 'Press' }, href: 'https://press.example/' },
            ],
          },
        ],
      },
    },
  },
};
