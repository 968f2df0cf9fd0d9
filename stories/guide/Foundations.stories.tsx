import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ColourPairs } from './ColourPairs';
import { Covers } from './Covers';
import { Durations, Radii, Spaces, TextSizes, TypeRoles } from './Scales';

/** All values are measured in the page: change the brand in the toolbar to see those of another brand. */
const meta = { title: 'guide/Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The number is the contrast of foreground and background: text needs 4.5; the edge of a control and the focus ring
 * need 3.
 */
export const Colour: Story = { tags: ['brand-matrix'], render: () => <ColourPairs /> };

/**
 * Line heights have room for stacked diacritics; sizes of the display face are multiplied by the brand's optical
 * factor.
 */
export const Type: Story = { tags: ['brand-matrix'], render: () => <TypeRoles /> };

export const SizesOfText: Story = { render: () => <TextSizes /> };

export const Space: Story = { render: () => <Spaces /> };

export const Radius: Story = { tags: ['brand-matrix'], render: () => <Radii /> };

/** With reduced motion each duration becomes 1 ms, and nothing advances by itself. */
export const Motion: Story = { render: () => <Durations /> };

/** Artwork is the strongest element of a page: covers have a quiet background, and nothing competes with them. */
export const GameCovers: Story = { name: 'Covers', tags: ['phone'], render: () => <Covers /> };
