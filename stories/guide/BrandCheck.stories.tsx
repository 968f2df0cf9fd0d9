import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { findingsOf } from '../../.storybook/foundBrands';
import { BrandFindings } from './BrandFindings';

/** The rules of `brand check`, applied to the brand selected in the toolbar. */
const meta = { title: 'guide/Brand check' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenBrand: Story = {
  render: (_args, { globals }) => {
    const brand = String(globals['brand']);
    return <BrandFindings brand={brand} findings={findingsOf(brand)} />;
  },
};

/** Shows what faults look like. */
export const WithFaults: Story = {
  render: () => (
    <BrandFindings
      brand="sample"
      findings={[
        { file: 'brand.json', key: 'hosts', severity: 'error', problem: 'missing', allowed: 'list of hosts' },
        { file: 'brand.tokens.json', key: 'text.glow', severity: 'note', problem: 'unknown' },
      ]}
    />
  ),
};
