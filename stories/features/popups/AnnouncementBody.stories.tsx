import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AnnouncementBody } from '@/features/popups/AnnouncementBody';
import { AnnouncementRoot } from '@/features/popups/AnnouncementRoot';
import { Button } from '@/ui/actions/Button';
import { pictures } from '@/testing/samples';
import { popups } from '../../samplePopups';

const [popup] = popups;

const meta = {
  component: AnnouncementBody,
  decorators: [
    (Story) => (
      <AnnouncementRoot>
        <Story />
      </AnnouncementRoot>
    ),
  ],
  args: { popup: popup as NonNullable<typeof popup>, children: <Button>Đã hiểu</Button> },
} satisfies Meta<typeof AnnouncementBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePicture: Story = { tags: ['phone'] };
export const TwoPictures: Story = {
  args: { popup: { ...meta.args.popup, pictures: [[pictures.coin], [pictures.roulette]] } },
};
export const WordsAlone: Story = {
  args: { popup: { ...meta.args.popup, pictures: [], condition: undefined } },
};
