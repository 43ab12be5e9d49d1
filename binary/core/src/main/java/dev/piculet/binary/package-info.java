/** The serializers and the types that are passed to them. */
package dev.piculet.binary;
