// Replaces the service worker in quick builds: it removes one that a release build has left at this address,
// which would go on serving that build.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const ours = `kitchen-table@${new URL('./', self.location).href}@`;
  for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name);
  await self.registration.unregister();
  for (const tab of await clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
})()));
