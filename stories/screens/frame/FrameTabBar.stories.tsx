import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import { SlipSheet } from '@/features/sports/SlipSheet';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { useSlip } from '@/features/sports/useSlip';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';
import { FrameTabBar } from '@/screens/frame/FrameTabBar';
import { ConsentBar } from '@/features/analytics/ConsentBar';
import { phoneTabBarClasses } from '@/ui/layout/PhoneTabBar';
import { Toasts } from '@/ui/feedback/Toasts';
import { expectNoOverlap } from '../../expectNoOverlap';
import { inScenario } from '../../inScenario';

const meta = {
  component: FrameTabBar,
  ...inScenario,
  parameters: { requirements: ['NAV-07'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['brand-matrix', 'phone'] };
/** Its six words keep apart. */
export const Member: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'member' } },
  play: async ({ canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll(`.${phoneTabBarClasses.label}`)];
    const boxes = labels.map((label) => label.getBoundingClientRect());
    const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
    await expect(gaps.every((gap) => gap >= 3)).toBe(true);
  },
};
export const WithoutAnswers: Story = { parameters: { scenario: { data: 'loading' } } };

const ofMember = { scenario: { role: 'member' }, requirements: ['SOUND-05'] };

function OpenSlip() {
  const slip = useSlip('SPORTS', sportsBoard(), { matchId: matchAt(0).id, side: 'home' });
  return (
    <SlipSheet
      slip={slip}
      words={useMatchWords('decimal')}
      open={false}
      onOpen={() => undefined}
      onClose={() => undefined}
    >
      Việt Nam thắng
    </SlipSheet>
  );
}

/** The raised deposit button of the bar; wide screens have neither. */
const raised = async (page: HTMLElement): Promise<Element | null> => {
  if (!matchMedia('(max-width: 599.95px)').matches) return null;
  return waitFor(() => {
    const button = page.querySelector(`.${phoneTabBarClasses.bulb}`);
    if (button === null) throw new Error('There is no button for deposits.');
    return button;
  });
};

export const BelowTheSlip: Story = {
  tags: ['phone'],
  parameters: ofMember,
  render: () => (
    <>
      <FrameTabBar />
      <OpenSlip />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const slip = await canvas.findByRole('button', { name: 'Mở phiếu' });
    await expectNoOverlap(slip, await raised(canvasElement));
  },
};
function Consent() {
  const { t } = useTranslation('consent');
  return (
    <ConsentBar
      label={t('title')}
      text={t('text')}
      agree={{ label: t('agree'), onClick: () => undefined }}
      refuse={{ label: t('refuse'), onClick: () => undefined }}
    />
  );
}

export const BelowTheQuestionForConsent: Story = {
  tags: ['phone'],
  parameters: ofMember,
  render: () => (
    <>
      <FrameTabBar />
      <Consent />
    </>
  ),
  play: async ({ canvas, canvasElement }) =>
    expectNoOverlap(
      await canvas.findByRole('region', { name: 'Đo lường lượt xem' }),
      await raised(canvasElement),
    ),
};
function Message() {
  const { t } = useTranslation(['notices', 'common', 'errors']);
  return (
    <Toasts
      label={t('title')}
      closeLabel={t('common:close')}
      items={[{ id: '1', tone: 'error', title: t('errors:network') }]}
      onClose={() => undefined}
    />
  );
}

export const BelowAMessage: Story = {
  tags: ['phone'],
  parameters: ofMember,
  render: () => (
    <>
      <FrameTabBar />
      <Message />
    </>
  ),
  play: async ({ canvas, canvasElement }) =>
    expectNoOverlap(await canvas.findByRole('list', { name: 'Thông báo' }), await raised(canvasElement)),
};
