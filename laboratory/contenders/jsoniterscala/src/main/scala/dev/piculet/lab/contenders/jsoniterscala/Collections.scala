package dev.piculet.lab.contenders.jsoniterscala

import java.util.{ArrayList, LinkedHashMap, List => JavaList, Map => JavaMap}
import scala.jdk.CollectionConverters._

/** Collections of Java and of Scala, which may be missing. */
private[jsoniterscala] object Collections {
  def list[A, B](values: JavaList[A])(of: A => B): Option[List[B]] = Option(values).map(_.asScala.iterator.map(of).toList)

  def map[A, B](values: JavaMap[String, A])(of: A => B): Option[Map[String, B]] =
    Option(values).map(_.asScala.iterator.map { case (key, value) => key -> of(value) }.toMap)

  def javaList[A, B](values: Option[List[A]])(of: A => B): JavaList[B] =
    values.map { all =>
      val list = new ArrayList[B](all.size)
      all.foreach(value => list.add(of(value)))
      list: JavaList[B]
    }.orNull

  def javaMap[A, B](values: Option[Map[String, A]])(of: A => B): JavaMap[String, B] =
    values.map { all =>
      val map = new LinkedHashMap[String, B]()
      all.foreach { case (key, value) => map.put(key, of(value)) }
      map: JavaMap[String, B]
    }.orNull
}
