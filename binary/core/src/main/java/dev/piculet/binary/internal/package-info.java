/** What the serializers are put together from, and all messages. */
package dev.piculet.binary.internal;
