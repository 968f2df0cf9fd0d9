import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { stressTexts, pictures } from '@/testing/samples';
import { SafeHtml } from '@/ui/typography/SafeHtml';

const meta = {
  component: SafeHtml,
  args: {
    imageHosts: [],
    html: `<h3>Bảo trì định kỳ</h3><p>Sảnh <b>Lumen</b> tạm ngưng từ 02:00 đến 04:00.</p><ul><li>Vé cược đã đặt được giữ nguyên</li><li>Tiền thắng được trả sau khi mở lại</li></ul><table><tbody><tr><th>Sản phẩm</th><th>Hoàn trả</th></tr><tr><td>Slots</td><td>1,2%</td></tr></tbody></table><p><a href="https://vidu.example/">Xem chi tiết</a></p><img src="${pictures.coin}" alt="Đồng xu" width="120">`,
  },
} satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rich: Story = { tags: ['brand-matrix'] };
export const Hostile: Story = {
  args: {
    html: '<p style="position:fixed;inset:0">Nội dung</p><script>document.title="hacked"</script><img src=x onerror="document.title=1"><form><input name="password"></form><a href="javascript:alert(1)">x</a>',
  },
  parameters: { requirements: ['MOD-03'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Nội dung')).not.toHaveAttribute('style');
    await expect(canvasElement.querySelector('script, form, input, img, [href]')).toBeNull();
    await expect(document.title).not.toBe('hacked');
  },
};
export const TooDeep: Story = {
  args: { html: `${'<blockquote>'.repeat(7_500)}Sảnh Lumen tạm ngưng từ 02:00 đến 04:00.` },
  parameters: { requirements: ['MOD-03', 'SOUND-04'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Sảnh Lumen tạm ngưng/)).toBeVisible();
    await expect(canvasElement.querySelector('blockquote')).toBeNull();
  },
};
export const LongWord: Story = {
  tags: ['phone'],
  args: { html: `<p>${stressTexts.unbroken.repeat(4)}</p>` },
};
