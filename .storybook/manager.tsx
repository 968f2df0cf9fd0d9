import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { BrandCheckTool } from './BrandCheckTool';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Marquee', brandImage: 'samples/marquee.svg', brandUrl: './' }),
});

addons.register('marquee/brand-check', () => {
  addons.add('marquee/brand-check/tool', {
    type: types.TOOL,
    title: 'Brand check',
    render: () => <BrandCheckTool />,
  });
});
