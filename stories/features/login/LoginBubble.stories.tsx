import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { UserIcon } from '@/ui/media/icons';
import { PasswordField } from '@/ui/fields/PasswordField';
import { LoginBubble } from '@/features/login/LoginBubble';
import { inScenario } from '../../inScenario';
import { inBrands } from '../../modes';

/** As in the header: left of the registration button. */
function InHeader(given: ComponentProps<typeof LoginBubble>) {
  const { t } = useTranslation(['login', 'shell', 'forms']);
  return (
    <div
      style={{
        display: 'flex',
        gap: 14,
        minHeight: 320,
        maxWidth: 600,
        alignItems: 'flex-start',
        justifyContent: 'flex-end',
      }}
    >
      <LoginBubble {...given} label={t('title')}>
        {() => (
          <div style={{ display: 'grid', gap: 15 }}>
            <Field
              label={t('username')}
              labelHidden
              name="username"
              value="minhanh92"
              onChange={() => {}}
              startAdornment={<UserIcon fontSize={20} />}
            />
            <PasswordField
              label={t('password')}
              labelHidden
              name="password"
              value="0123456789"
              showLabel={t('forms:showPassword')}
              hideLabel={t('forms:hidePassword')}
              onChange={() => {}}
            />
            <Button tone="primary" fullWidth>
              {t('submit')}
            </Button>
          </div>
        )}
      </LoginBubble>
      <Button tone="accent">{t('shell:join')}</Button>
    </div>
  );
}

const meta = {
  component: LoginBubble,
  ...inScenario,
  args: { label: 'Đăng nhập', onPhone: fn(), children: () => null },
  render: (args) => <InHeader {...args} />,
} satisfies Meta<typeof LoginBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ['brand-matrix', 'picture'],
  parameters: { chromatic: { modes: inBrands }, requirements: ['HDR-03', 'WL-07'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(canvas.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
    await expect(canvas.getByLabelText('Tên đăng nhập')).toBeVisible();
  },
};
export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Đăng nhập' })).toHaveFocus();
  },
};
export const OnPhone: Story = {
  tags: ['phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    if (innerWidth < 600) await expect(args.onPhone).toHaveBeenCalledOnce();
  },
};
