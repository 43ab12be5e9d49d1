package dev.piculet.lab.contenders.jsoniterscala

import com.github.plokhotnyuk.jsoniter_scala.core.{
  readFromArray, readFromStream, readFromString, writeToArray, writeToString, JsonValueCodec
}
import dev.piculet.lab.contender.{StreamBinding, TextBinding}
import java.io.InputStream

/**
 * Calls a codec; jsoniter-scala keeps a reader and a writer for each thread itself.
 *
 * @tparam P the payload's class
 * @tparam T the case class that stands for it
 */
final class CodecBinding[P, T](codec: JsonValueCodec[T], toTwin: P => T, toOriginal: T => P)
    extends TextBinding[T]
    with StreamBinding[T] {
  override def adopt(payloadValue: Object): T = toTwin(payloadValue.asInstanceOf[P])

  override def release(value: T): Object = toOriginal(value).asInstanceOf[Object]

  override def serialize(value: T): Array[Byte] = writeToArray(value)(codec)

  override def deserialize(bytes: Array[Byte]): T = readFromArray[T](bytes)(codec)

  override def serializeText(value: T): String = writeToString(value)(codec)

  override def deserializeText(text: String): T = readFromString[T](text)(codec)

  override def deserialize(stream: InputStream): T = readFromStream[T](stream)(codec)
}
