/** fastjson2's JSON and its binary format, JSONB. */
package dev.piculet.lab.contenders.fastjson2;
