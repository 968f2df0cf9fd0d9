import { uploadPlaces } from './uploadPlaces.ts';

const busy = expect.objectContaining({ code: 'try_again' }) as Error;

test('uploads under way are bounded for one member and for all, and a place comes free again (SOUND-01)', async () => {
  const places = uploadPlaces({ each: 2, all: 3 });
  const gate = Promise.withResolvers<string>();
  const read = () => gate.promise;
  const running = [places.run('lan', read), places.run('lan', read), places.run('minh', read)];
  await expect(places.run('lan', read)).rejects.toThrow(busy);
  await expect(places.run('hoa', read)).rejects.toThrow(busy);
  gate.resolve('read');
  await expect(Promise.all(running)).resolves.toEqual(['read', 'read', 'read']);
  await expect(places.run('lan', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(Promise.all(['lan', 'lan'].map((name) => places.run(name, read)))).resolves.toHaveLength(2);
});
