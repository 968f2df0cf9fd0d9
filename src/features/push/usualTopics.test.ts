import { offeringTopics } from '#contract/push';
import { usualTopics } from './usualTopics';

test('PUSH-02 nothing that offers is ticked before a member chooses', () => {
  expect(offeringTopics).toEqual(['rewards']);
  expect(usualTopics.filter((topic) => offeringTopics.includes(topic))).toEqual([]);
  expect(usualTopics).toEqual(['payments', 'security', 'support', 'contracts']);
});
