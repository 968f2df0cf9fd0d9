import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as icons from '@/ui/media/icons';
import { Row } from '../../Row';
import {} from '../../modes';

const meta = { tags: ['picture'] } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Row>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} fontSize={28} />
      ))}
    </Row>
  ),
};
