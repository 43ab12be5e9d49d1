/** What serializers note of the value that is being read or written, beside its bytes. */
package dev.piculet.binary.state;
