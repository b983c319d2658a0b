/// Serves only specifications for the Move Prover: it declares nothing that code could use.
module sui::prover;
