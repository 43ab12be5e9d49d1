/** The serializers and what is passed to them. */
package dev.piculet.binary;
