/// Items of a module: functions, structs, constants, with their own `use` declarations.
module fragment::fragment;

// fragment
