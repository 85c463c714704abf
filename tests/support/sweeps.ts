// Setup of the sweeps: tests with a choice use real servers instead of stubs, and more rounds.
process.env.SWEEPS = '1';
