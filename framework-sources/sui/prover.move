module sui::prover;
