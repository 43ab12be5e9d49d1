package dev.piculet.lab.contenders.jsoniterscala

import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}

/**
 * Made by macros, which want to see their configuration in each call; a measured JVM initializes one. Empty lists and maps are
 * written, as other libraries write them: left out, they would come back as null. Maps may be as large as the gate's.
 */
object Codecs {
  lazy val record20: JsonValueCodec[Record20Twin] = JsonCodecMaker.make(
    CodecMakerConfig.withTransientEmpty(false).withMapMaxInsertNumber(100000)
  )

  lazy val order: JsonValueCodec[OrderTwin] = JsonCodecMaker.make(
    CodecMakerConfig.withTransientEmpty(false).withMapMaxInsertNumber(100000)
  )

  lazy val article: JsonValueCodec[ArticleTwin] = JsonCodecMaker.make(
    CodecMakerConfig.withTransientEmpty(false).withMapMaxInsertNumber(100000)
  )

  lazy val subscriber: JsonValueCodec[SubscriberTwin] = JsonCodecMaker.make(
    CodecMakerConfig.withTransientEmpty(false).withMapMaxInsertNumber(100000)
  )

  lazy val profile: JsonValueCodec[ProfileTwin] = JsonCodecMaker.make(
    CodecMakerConfig.withTransientEmpty(false).withMapMaxInsertNumber(100000)
  )

  lazy val eventPage: JsonValueCodec[EventPageTwin] = JsonCodecMaker.make(
    CodecMakerConfig.withTransientEmpty(false).withMapMaxInsertNumber(100000)
  )

  lazy val featureCollection: JsonValueCodec[FeatureCollectionTwin] = JsonCodecMaker.make(
    CodecMakerConfig.withTransientEmpty(false).withMapMaxInsertNumber(100000)
  )

  lazy val timeline: JsonValueCodec[TimelineTwin] = JsonCodecMaker.make(
    CodecMakerConfig.withTransientEmpty(false).withMapMaxInsertNumber(100000).withAllowRecursiveTypes(true)
  )

  lazy val level: JsonValueCodec[LevelTwin] = JsonCodecMaker.make(
    CodecMakerConfig.withTransientEmpty(false).withMapMaxInsertNumber(100000).withAllowRecursiveTypes(true)
  )
}
