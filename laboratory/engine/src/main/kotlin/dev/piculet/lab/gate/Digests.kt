package dev.piculet.lab.gate

import java.security.MessageDigest
import java.util.HexFormat

/** Returns a text that other documents do not have. */
internal fun digestOf(documents: List<ByteArray>): String {
    val digest = MessageDigest.getInstance("SHA-256")
    documents.forEach(digest::update)
    return HexFormat.of().formatHex(digest.digest())
}
