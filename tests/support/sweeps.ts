// Setup of the sweeps: tests that have the choice take real servers instead of stubs, and more rounds.
process.env.SWEEPS = '1';
