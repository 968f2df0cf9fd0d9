import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AnnouncementList } from '@/features/popups/AnnouncementList';
import { inScenario } from '../../inScenario';
import { popups } from '../../samplePopups';

const nothing = () => undefined;

const meta = {
  component: AnnouncementList,
  ...inScenario,
  args: { items: popups, chosen: '1', onChoose: nothing, page: 0, pages: 1, onPage: nothing },
} satisfies Meta<typeof AnnouncementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = { tags: ['phone'] };
export const SeveralPages: Story = { args: { pages: 3 } };
