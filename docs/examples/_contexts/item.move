module fragment::fragment;

// fragment
