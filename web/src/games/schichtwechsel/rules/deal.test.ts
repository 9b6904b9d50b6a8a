import { expect, it } from 'vitest';
import { dealOf } from '../../../testing/deal';

it('begins its pictures with what the engine deals', async () => {
  await expect(await dealOf('schichtwechsel')).toMatchFileSnapshot('deal.json');
});
