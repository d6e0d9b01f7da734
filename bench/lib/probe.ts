// Preloaded into a server (`node --import`): reports its CPU time, including threads, to the parent process. The
// channel closes with the parent.

process.on('message', (question) => {
  if (question === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
