"""The rules of Flesh and Blood, a file for each topic; every function stands in the book under its number."""
