/** What the serializers are put together from. */
package dev.piculet.binary.engine;
