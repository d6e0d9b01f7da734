// Loaded into a server before its own code (`node --import`): tells whoever started it how much
// processor time it has used, its threads included. The channel closes with whoever started it.

process.on('message', (question) => {
  if (question === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
