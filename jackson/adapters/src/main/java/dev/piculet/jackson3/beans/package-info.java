/**
 * How instances of classes are read and written. Public for generated code, which calls {@link
 * dev.piculet.jackson3.beans.BeanReader}, {@link dev.piculet.jackson3.beans.TokenReader} and {@link
 * dev.piculet.jackson3.beans.BeanWriter}, and for the Kotlin module; nobody else should use it.
 */
package dev.piculet.jackson3.beans;
