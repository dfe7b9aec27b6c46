"""The terrains that ship are laid out as the catalogue draws them, but for changes on purpose."""

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from bocage.core.text import words
from bocage.games.v_commandos import content
from bocage.games.v_commandos.text import FOLDER as TEXT
from tests.v_commandos.content.test_printed import BOX, lines


# --- the layouts of the catalogue -------------------------------------------------------------------------------------

# Balance changes made on purpose: (terrain, field) and what the file says instead of each entry of the catalogue.
DELIBERATE: dict[tuple[str, str], dict[str, str]] = {
    ("command_post", "hatches"): {"c:blocked": "c:open"},
    ("checkpoint", "doors"): {"j-k:open": "j-k:locked"},
    ("signal_post", "doors"): {"f-i:open": "f-i:locked"},
    ("signal_post", "items"): {"k:crowbar": "d:crowbar"},
}

LAYOUTS = """
TERRAIN streets | Streets | Rues | 2 | grid 5x4
tiles a:S:in:0,0 b:Mh:out:1,0 c:S:out:3,0 d:S:in:4,0 e:S:out:0,1 f:S:in:1,1 g:S:in:2,1 h:L:out:3,1 i:S:out:0,2 j:Mh:out:1,2
    k:S:in:0,3 l:S:out:1,3 m:S:out:2,3 n:Mh:out:3,3
doors a-b:open c-d:locked e-f:open f-g:locked g-h:open k-l:open a-e:locked
entrances b:N n:S
hatches k:open d:blocked
alarm g
objectives d:destroy
nests j
items e:tnt m:crowbar
TERRAIN bridges | Bridges | Ponts | 2 | grid 5x4
tiles a:Mh:out:0,0 b:S:out:2,0 c:S:out:3,0 d:S:in:0,1 e:S:out:1,1 f:S:out:3,1 g:S:in:4,1 h:S:out:1,2 i:S:out:3,2
    j:Mh:out:0,3 k:S:in:2,3 l:Mh:out:3,3
doors a-d:open d-e:open f-g:locked j-k:locked k-l:open
entrances a:N l:E
hatches d:open k:blocked
alarm g
objectives b:destroy h:destroy
nests c
items d:tnt j:tnt
TERRAIN fuel_depot | Fuel Depot | Dépôt de Carburant | 3 | grid 6x4
tiles a:S:out:0,0 b:S:in:1,0 c:S:in:2,0 d:L:out:3,0 e:S:out:5,0 f:Mv:out:0,1 g:Mh:in:1,1 h:S:out:5,1 i:S:in:1,2 j:S:in:2,2
    k:Mh:out:3,2 l:S:in:5,2 m:S:out:0,3 n:S:out:1,3 o:S:out:2,3 p:S:out:3,3 q:S:in:4,3 r:S:out:5,3
doors a-b:locked b-g:open c-d:open g-d:locked g-i:open i-n:locked j-k:open i-j:open h-l:locked k-l:open p-q:open q-r:locked
entrances a:N e:E r:S
hatches m:open q:blocked
alarm c
objectives d:destroy j:destroy l:destroy
nests k
items n:tnt b:tnt q:tnt
TERRAIN town | Town | Ville | 4 | grid 6x4
tiles a:S:in:0,0 b:S:out:1,0 c:Mh:out:2,0 d:S:in:4,0 e:S:in:5,0 f:S:out:0,1 g:L:out:1,1 h:S:in:3,1 i:Mv:out:4,1 j:S:in:5,1
    k:S:in:0,2 l:S:out:3,2 m:S:out:5,2 n:Mh:out:0,3 o:S:in:2,3 p:S:out:3,3 q:S:out:4,3 r:S:in:5,3
doors a-b:open c-d:locked d-e:open e-j:locked h-g:open h-i:locked i-j:open k-f:open o-p:open n-o:locked q-r:open m-r:locked
    j-m:locked
entrances c:N f:W q:S
hatches a:open r:open k:blocked
alarm o
objectives e:keep:escort=resistance_leader
nests i
items h:uniform q:medkit
TERRAIN luxury_hotel | Luxury Hotel | Hôtel de Luxe | 2 | grid 5x4
tiles a:S:in:0,0 b:Mh:in:1,0 c:S:in:3,0 d:S:in:4,0 e:S:in:0,1 f:L:in:1,1 g:S:in:3,1 h:S:out:4,1 i:S:out:0,2 j:S:in:3,2
    k:Mv:out:4,2 l:S:out:0,3 m:Mh:out:1,3 n:S:in:3,3
doors a-b:locked b-c:open c-d:locked a-e:open e-f:open f-g:open g-c:locked g-h:locked f-j:open j-n:open n-k:locked f-m:open
    d-h:open
entrances h:E m:S
hatches n:open a:blocked
alarm j
objectives d:keep b:keep
nests
items e:uniform n:crowbar
TERRAIN church | Church | Église | 4 | grid 5x5
tiles a:S:out:0,0 b:S:out:1,0 c:S:in:2,0 d:Mh:out:3,0 e:Mv:out:0,1 f:L:in:1,1 g:S:in:3,1 h:S:out:4,1 i:S:in:3,2 j:S:out:4,2
    k:S:out:0,3 l:S:in:1,3 m:S:in:2,3 n:Mh:out:3,3 o:S:out:0,4 p:S:out:1,4 q:S:out:2,4 r:S:out:3,4 s:S:in:4,4
doors c-f:open f-e:locked f-g:open g-h:locked f-l:open l-p:locked m-q:open l-m:open f-i:open i-j:locked n-s:open k-l:locked
entrances d:E e:W q:S
hatches m:open s:blocked
alarm g
objectives f:keep:protect=6
nests n
items c:crowbar l:crowbar i:medkit
TERRAIN radar_station | Radar Station | Station Radar | 3 | grid 5x4
tiles a:Mh:out:0,0 b:S:out:2,0 c:S:in:3,0 d:S:in:4,0 e:S:out:0,1 f:S:out:1,1 g:Mv:out:2,1 h:L:in:3,1 i:S:in:0,2 j:S:in:1,2
    k:S:in:0,3 l:S:out:1,3 m:S:out:2,3 n:S:in:3,3 o:S:out:4,3
doors c-d:open b-c:locked d-h:open g-h:locked e-i:open i-j:locked j-l:open k-i:open h-n:open n-m:locked n-o:open j-f:locked
entrances a:N l:S o:E
hatches k:open n:blocked
alarm c
objectives h:keep d:keep
nests g
items j:crowbar f:uniform
TERRAIN lighthouse | Lighthouse | Phare | 2 | grid 4x4
tiles a:S:out:0,0 b:S:out:1,0 c:Mh:out:2,0 d:Mv:out:0,1 e:S:in:1,1 f:S:in:2,1 g:S:out:3,1 h:S:in:1,2 i:S:out:2,2 j:S:out:3,2
    k:S:out:0,3 l:S:out:1,3 m:Mh:out:2,3
doors d-e:locked e-f:open f-i:locked e-h:open h-l:locked f-g:open
entrances c:N m:S
hatches k:open
alarm h
objectives f:keep:actions=2
nests c
items b:crowbar
TERRAIN rail_yard | Rail Yard | Gare de Triage | 4 | grid 6x4
tiles a:S:in:0,0 b:Mh:out:1,0 c:Mh:out:3,0 d:S:in:5,0 e:L:out:0,1 f:S:in:2,1 g:S:in:3,1 h:L:out:4,1 i:S:out:2,2 j:S:out:3,2
    k:S:out:0,3 l:S:in:1,3 m:Mh:out:2,3 n:S:in:4,3 o:S:out:5,3
doors a-b:open c-d:locked f-b:locked f-g:open g-c:open e-f:locked g-h:locked l-k:open l-m:locked m-n:open n-o:locked
    a-e:open
entrances b:N e:W h:E
hatches l:open d:blocked n:blocked
alarm g
objectives e:destroy h:destroy i:destroy
nests c m
items a:tnt j:tnt o:tnt
TERRAIN bomb_vault | Bomb Vault | Crypte Piégée | 3 | grid 4x4
tiles a:S:in:0,0 b:S:in:1,0 c:Mh:in:2,0 d:Mv:in:0,1 e:S:in:1,1 f:L:in:2,1 g:S:in:1,2 h:S:in:0,3 i:S:in:1,3 j:S:in:2,3
    k:S:out:3,3
doors a-b:open b-c:locked c-f:open a-d:open d-e:locked e-b:open e-f:locked e-g:open d-h:open h-i:open g-i:locked i-j:open
    j-f:locked j-k:open
entrances c:N k:S d:W
hatches h:open
alarm b
objectives f:keep:actions=3 g:keep:actions=2
nests
items i:crowbar j:crowbar
TERRAIN training_ground | Training Ground | Terrain d’Entraînement | 1 | grid 3x3
tiles a:S:out:0,0 b:Mh:out:1,0 c:S:in:0,1 d:S:in:1,1 e:S:out:2,1 f:S:out:0,2 g:S:out:1,2 h:S:out:2,2
doors c-a:open c-d:locked d-e:open c-f:open
entrances b:N
hatches h:open
alarm d
objectives c:keep:actions=1
nests
items f:crowbar
TERRAIN port | Port | Port | 3 | grid 6x5
tiles a:Mh:out:0,0 b:S:in:2,0 c:S:in:3,0 d:Mh:out:4,0 e:S:out:0,1 f:S:in:1,1 g:S:out:2,1 h:S:in:3,1 i:S:out:4,1 j:Mv:out:5,1
    k:S:out:0,2 l:S:in:1,2 m:S:out:2,2 n:S:in:3,2 o:S:out:4,2 p:L:out:0,3 q:L:out:2,3 r:L:out:4,3
doors a-b:open b-c:locked b-g:open c-d:open c-h:locked e-f:open f-g:locked f-l:open k-l:locked l-m:open l-p:locked g-h:open
    h-i:locked h-n:open m-n:locked n-o:open n-q:locked
entrances a:W j:E q:S
hatches b:open n:blocked k:blocked
alarm h
objectives p:destroy r:destroy
nests q
items f:tnt o:tnt c:crowbar i:uniform
TERRAIN signal_post | Signal Post | Poste de Transmissions | 2 | grid 5x4
tiles a:S:out:0,0 b:Mh:out:1,0 c:S:out:3,0 d:Mv:out:4,0 e:S:out:0,1 f:S:in:1,1 g:Mh:in:2,1 h:S:out:0,2 i:S:in:1,2
    j:Mv:in:2,2 k:S:in:3,2 l:Mv:out:4,2 m:Mh:out:0,3 n:S:in:3,3
doors e-f:locked b-f:locked f-g:locked f-i:open b-g:locked c-g:locked g-d:locked g-k:open g-j:locked h-i:open i-j:open
    i-m:locked j-k:locked k-n:open n-l:open j-n:locked
entrances b:N l:E
hatches n:open h:blocked
alarm
objectives f:keep:actions=2
nests e
items k:crowbar m:uniform c:crowbar
TERRAIN villa | Villa | Villa | 2 | grid 5x5
tiles a:S:out:0,0 b:Mh:out:1,0 c:S:out:3,0 d:Mv:out:4,0 e:Mv:out:0,1 f:S:in:1,1 g:S:in:2,1 h:S:in:3,1 i:S:in:1,2 j:L:in:2,2
    k:S:out:4,2 l:S:out:0,3 m:S:in:1,3 o:S:out:4,3 p:S:out:0,4 q:Mh:out:1,4 r:S:out:3,4 s:S:out:4,4
doors e-f:locked f-g:locked f-i:locked b-g:locked g-h:locked g-j:locked h-d:locked h-c:locked i-j:locked i-m:locked
    e-i:locked l-m:locked m-q:locked j-k:locked j-q:locked
entrances b:N o:E
hatches p:open s:blocked h:blocked
alarm m
objectives g:keep:escort=scientist
nests q
items l:crowbar a:crowbar k:crowbar r:uniform
TERRAIN prison | Prison | Prison | 3 | grid 5x5
tiles a:S:in:0,0 b:S:in:1,0 c:S:in:2,0 d:S:in:3,0 e:Mv:in:4,0 f:S:in:0,1 g:Mh:in:1,1 h:Mv:in:3,1 i:Mv:in:0,2 j:S:in:1,2
    k:Mv:in:2,2 l:S:in:4,2 m:S:in:1,3 n:Mh:out:3,3 o:S:in:0,4 p:S:in:1,4 q:S:out:2,4 r:S:out:3,4 s:S:out:4,4
doors o-p:open m-p:open p-q:locked i-o:locked k-m:locked f-i:open i-j:open g-j:locked a-f:open a-b:locked b-g:open b-c:open
    c-d:locked g-k:open g-h:locked d-e:locked e-l:open h-l:open h-n:locked k-n:open
entrances s:E
hatches o:open l:blocked
alarm k
objectives d:keep:escort=downed_pilot
nests n
items j:uniform p:crowbar c:crowbar q:medkit
TERRAIN airfield | Airfield | Aérodrome | 4 | grid 6x6
tiles a:S:in:0,0 b:Mh:out:1,0 c:S:in:3,0 d:Mh:out:4,0 e:S:in:0,1 p:L:out:1,1 q:L:out:3,1 f:Mv:out:5,1 g:Mv:out:0,2
    r:L:out:1,3 s:L:out:3,3 h:S:out:5,3 i:S:out:0,4 j:S:in:5,4 k:S:in:0,5 l:Mh:out:1,5 m:S:in:3,5 n:S:in:4,5 o:S:out:5,5
doors a-b:open a-e:open e-p:locked e-g:open b-c:locked c-d:open c-q:locked i-k:open k-l:open l-m:locked m-n:open m-s:locked
    n-s:open n-o:locked j-o:open h-j:locked j-s:locked
entrances b:N f:E l:S
hatches k:open h:blocked a:blocked
alarm c
objectives p:destroy q:destroy s:destroy
nests r
items e:tnt n:tnt j:tnt o:uniform
TERRAIN submarine_pen | Submarine Pen | Base Sous-marine | 4 | grid 6x5
tiles a:S:in:0,0 b:S:in:1,0 c:S:in:2,0 d:Mh:in:3,0 e:Mv:in:5,0 f:S:in:0,1 g:Mh:in:1,1 h:S:in:3,1 i:S:in:4,1 j:Mv:out:0,2
    k:S:in:1,2 l:S:in:2,2 m:S:in:3,2 n:S:in:4,2 o:Mv:out:5,2 p:L:out:1,3 q:L:out:3,3 r:S:out:0,4 s:S:out:5,4
doors a-b:locked a-f:open b-c:open c-d:locked c-g:locked d-e:open d-i:open g-h:open h-i:locked f-g:open h-m:locked j-k:open
    k-l:locked l-m:open m-n:locked n-o:open k-p:open n-q:open m-q:locked
entrances d:N j:W s:E
hatches i:open r:open e:blocked
alarm m
objectives a:destroy
nests q
items k:tnt o:tnt l:crowbar c:medkit
TERRAIN command_post | Command Post | Poste de Commandement | 3 | grid 5x5
tiles a:S:out:0,0 b:Mh:out:1,0 c:S:out:3,0 d:Mv:out:4,0 e:Mv:out:0,1 f:S:in:1,1 g:Mh:in:2,1 h:S:in:1,2 i:L:in:2,2
    j:Mv:out:4,2 k:S:out:0,3 p:S:in:1,3 l:S:out:0,4 m:S:out:1,4 n:Mh:out:2,4 o:S:out:4,4
doors b-g:locked c-g:locked f-g:open g-i:open d-g:locked e-f:locked f-h:open e-h:locked h-i:open h-p:open k-p:locked
    m-p:open i-p:locked i-j:locked i-n:open
entrances b:N j:E n:S
hatches l:open c:blocked
alarm h
objectives g:keep:escort=admiral
nests n
items k:crowbar a:grenade o:medkit
TERRAIN bunker | Bunker | Bunker | 3 | grid 5x5
tiles a:S:out:0,0 b:Mh:out:1,0 c:S:out:3,0 d:S:out:4,0 e:Mv:out:0,1 f:S:in:1,1 g:Mh:in:2,1 h:S:out:4,1 i:Mv:in:1,2
    j:S:in:2,2 k:S:in:3,2 l:Mv:out:4,2 m:S:out:0,3 n:Mh:in:2,3 o:S:out:0,4 p:S:out:1,4 q:S:out:2,4 r:S:out:3,4 s:S:out:4,4
doors i-m:open g-h:locked f-g:open f-i:locked g-j:open g-k:locked i-j:locked j-k:open j-n:open i-n:open k-n:locked
entrances b:N l:E q:S
hatches a:open j:blocked s:blocked
alarm f
objectives k:destroy
nests m h
items o:tnt c:tnt p:crowbar r:grenade
TERRAIN warehouse | Warehouse | Entrepôt | 2 | grid 5x4
tiles a:S:out:0,0 b:Mh:in:1,0 c:S:in:3,0 d:S:out:4,0 e:S:out:0,1 f:L:in:1,1 g:S:in:3,1 h:Mv:out:4,1 i:S:in:0,2 j:S:in:3,2
    k:S:in:0,3 l:Mh:out:1,3 m:S:out:3,3 n:S:out:4,3
doors a-b:open b-c:locked b-f:open c-g:open c-d:locked e-f:locked e-i:open f-i:open i-k:open k-l:locked f-g:locked g-j:open
    g-h:locked j-m:open f-j:open f-l:locked
entrances a:W h:E
hatches k:open d:blocked
alarm j
objectives b:keep:carry=k g:keep:carry=k
nests n
items e:crowbar a:medkit c:grenade d:mp40 i:uniform l:medkit m:crowbar f:tnt
TERRAIN factory | Factory | Usine | 4 | grid 6x5
tiles a:S:out:0,0 b:Mh:out:1,0 c:S:in:3,0 d:S:out:4,0 e:S:out:5,0 f:S:out:0,1 g:L:in:1,1 h:S:in:3,1 i:L:in:4,1 j:S:in:0,2
    k:S:in:3,2 l:Mv:out:0,3 m:S:in:1,3 n:S:in:2,3 o:S:in:3,3 p:S:in:4,3 q:S:out:5,3 r:Mh:out:1,4 s:S:out:3,4 t:Mh:out:4,4
doors b-g:locked c-h:open c-d:locked g-h:locked h-i:locked h-k:open i-k:open f-j:open j-l:open g-j:locked g-m:open m-n:open
    m-r:locked n-o:locked k-o:open o-s:open o-p:locked i-p:open p-t:locked d-i:locked
entrances b:N e:E t:S
hatches a:open q:blocked
alarm k
objectives g:destroy i:destroy
nests s
items l:tnt d:tnt m:crowbar f:crowbar
TERRAIN cemetery | Cemetery | Cimetière | 2 | grid 6x5
tiles a:S:out:0,0 b:S:out:1,0 c:S:out:2,0 d:S:out:3,0 e:S:out:4,0 f:S:out:5,0 g:S:out:0,1 h:S:out:2,1 i:S:out:5,1
    j:S:out:0,2 k:S:out:1,2 l:S:out:2,2 m:S:out:4,2 n:S:out:5,2 o:S:out:0,3 p:S:out:2,3 q:S:out:3,3 r:S:out:4,3 t:S:out:3,4
doors
entrances b:N n:E
hatches j:open t:blocked
alarm c
objectives i:keep:escort=resistance_leader
nests q
items h:crowbar o:medkit e:uniform
TERRAIN farm | Farm | Ferme | 2 | grid 5x5
tiles a:S:out:0,0 b:L:in:1,0 c:S:out:3,0 d:S:out:4,0 e:S:out:0,1 f:S:out:3,1 g:S:out:4,1 h:S:out:0,2 i:S:in:1,2 j:S:in:2,2
    k:Mh:in:3,2 l:S:out:0,3 m:Mh:out:1,3 n:S:out:3,3 o:Mv:out:4,3 p:S:in:0,4 q:S:out:1,4 r:Mh:out:2,4
doors b-e:open b-c:locked b-f:locked b-i:locked f-k:open g-k:locked k-n:locked k-o:open j-k:locked h-i:open i-j:open
    i-m:locked j-m:open l-p:open p-q:open
entrances d:E r:S
hatches p:open c:blocked
alarm j
objectives b:destroy:burn=2 k:destroy:burn=2
nests m
items h:crowbar g:uniform c:grenade n:medkit
TERRAIN sewers | Sewers | Égouts | 2 | grid 6x4
tiles a:S:in:0,0 b:Mh:in:1,0 c:S:in:3,0 d:S:in:4,0 e:S:in:5,0 f:S:in:0,1 g:S:in:2,1 h:S:in:4,1 i:S:in:5,1 j:S:in:0,2
    k:Mh:in:1,2 l:S:in:3,2 m:S:in:5,2 n:S:in:0,3 r:S:in:1,3 o:S:in:2,3 p:Mh:in:3,3 q:S:in:5,3
doors a-b:open b-c:locked c-d:open d-e:locked a-f:open b-g:open d-h:open e-i:open h-i:locked f-j:locked j-k:open k-l:open
    i-m:open j-n:open n-r:open o-r:open o-p:open l-p:locked p-q:open m-q:locked
entrances c:N p:S
hatches n:open e:blocked g:blocked l:blocked h:blocked q:blocked
alarm l
objectives e:keep:all_exit=e
nests
items j:crowbar o:crowbar g:medkit h:uniform
TERRAIN railway_tunnel | Railway Tunnel | Tunnel | 3 | grid 6x4
tiles a:S:out:0,0 b:Mh:in:1,0 c:S:out:3,0 d:Mh:out:4,0 e:S:in:0,1 f:L:in:1,1 g:S:in:3,1 h:Mv:in:4,1 i:Mv:out:5,1 j:S:in:0,2
    k:S:in:3,2 l:S:out:0,3 m:Mh:in:1,3 n:S:out:3,3 o:Mh:out:4,3
doors h-i:open g-h:open h-k:locked f-g:open f-k:open g-k:locked e-f:open f-j:open e-j:open a-e:locked j-l:open a-b:open
    b-f:locked b-c:open c-g:locked k-n:locked f-m:locked l-m:open m-n:open
entrances i:E a:W o:S
hatches e:open n:blocked
alarm k
objectives h:destroy
nests i
items b:tnt m:tnt l:crowbar c:crowbar
TERRAIN checkpoint | Checkpoint | Poste de Contrôle | 2 | grid 5x4
tiles a:S:out:0,0 b:Mh:out:1,0 c:S:out:3,0 d:Mv:out:4,0 e:S:out:0,1 f:S:in:1,1 g:Mh:in:2,1 h:Mv:out:0,2 i:S:out:1,2
    j:S:in:2,2 k:S:in:3,2 l:Mv:out:4,2 m:S:out:1,3 n:Mh:out:2,3
doors e-f:open b-f:locked f-g:open f-i:locked c-g:open b-g:open d-g:locked g-j:open g-k:locked i-j:open j-k:open j-n:locked
    k-l:locked k-n:open
entrances d:E m:S
hatches a:open l:blocked
alarm k
objectives k:keep:shut_off
nests n
items e:uniform c:crowbar i:grenade
"""

# What each terrain asks for, and its special rules.
PARAMETERS = """
streets | d: destroy
bridges | b,h: destroy
fuel_depot | d,j,l: destroy
town | e: escort(kind=resistance_leader)
luxury_hotel | d,b: interact(actions=1)
church | f: protect(turns=6, watch_from=3)
radar_station | h,d: interact(actions=1)
lighthouse | f: interact(actions=2)
rail_yard | e,h,i: destroy
bomb_vault | f: interact(actions=3); g: interact(actions=2); time_limit(turns=8, objectives=f)
training_ground | c: interact(actions=1)
port | p,r: destroy
signal_post | f: interact(actions=2); no_alarm_token
villa | g: escort(kind=scientist)
prison | d: escort(kind=downed_pilot); setup_extra(unit=mauser, tile=g); setup_extra(unit=mauser, tile=h)
airfield | p,q,s: destroy
submarine_pen | a: destroy
command_post | g: escort(kind=admiral); veteran(setup_extra(unit=marksman, tile=i))
bunker | k: destroy
warehouse | b,g: carry_out(to=k)
factory | g,i: destroy; time_limit(turns=8)
cemetery | i: escort(kind=resistance_leader)
farm | b,k: burn(actions=2)
sewers | e: all_exit(hatch=e); exit_only(hatch=e)
railway_tunnel | h: destroy; collapse_after_blast(turns=1)
checkpoint | k: shut_off_alarm; alarm_starts_on
"""

# Commandos, graph, special rules, and those that veterans add.
OPERATIONS = """
green | 2 | training_ground → lighthouse | |
black_tea | 3 | (streets ∥ bridges) → fuel_depot
    | on(bridges): alarm_fixed(after=first_blast); on(fuel_depot): blast_spreads | on(fuel_depot): alarm_starts_on
shooting_star | 4 | town → (luxury_hotel ∥ bridges) → church
    | companion(kind=resistance_leader, alive_at=church) | on(church): setup_extra(unit=special, tile=d)
snowflake | 3 | cemetery → bunker → railway_tunnel
    | on(railway_tunnel): collapse_after_blast(turns=2) | forbid(item=uniform)
dread_locked | 3 | prison → sewers | start_tokens_on(terrain=prison, tile=o) | relock(doors=1)
silent_harbour | 4 | port → submarine_pen | turn_limit(turns=12) |
iron_orchard | 4 | farm → rail_yard → factory | | first_draws(unit=special, n=2)
copper_owl | 3 | villa → radar_station → airfield | forbid(item=bombing) |
winter_lantern | 4 | command_post → checkpoint → warehouse | companion(kind=admiral, leaves=warehouse) |
"""

# What the parameter of an objective in a layout is called in the vocabulary.
SHORT = {"": "interact(actions=1)", "actions": "interact(actions={})", "escort": "escort(kind={})", "burn": "burn(actions={})",
         "carry": "carry_out(to={})", "all_exit": "all_exit(hatch={})", "shut_off": "shut_off_alarm"}


def layouts() -> dict[str, dict[str, Any]]:
    """The printed layouts by terrain: each line under its keyword."""
    found: dict[str, dict[str, Any]] = {}
    for block in LAYOUTS.split("TERRAIN ")[1:]:
        head, _, body = block.partition("\n")
        id, english, french, commandos, grid = head.split(" | ")
        size = tuple(map(int, grid.removeprefix("grid ").split("x")))
        found[id] = {"names": [english.casefold(), french.casefold()], "commandos": int(commandos), "grid": size}
        key = ""
        for word in body.split():
            if ":" not in word and word in ("tiles", "doors", "entrances", "hatches", "alarm", "objectives", "nests", "items"):
                key = word
                found[id][key] = []
            else:
                found[id][key].append(word)
    return found


def layout_of(terrain: content.Terrain) -> dict[str, Any]:
    """A terrain of the game in the form of a printed layout, objectives left to their own test."""
    return {
        "names": [words(lang, TEXT)(f"terrain-{terrain.id}").casefold() for lang in ("en", "fr")],
        "commandos": terrain.commandos, "grid": terrain.grid,
        "tiles": [f"{name}:{tile.size}:{tile.side}:{tile.at[0]},{tile.at[1]}" for name, tile in terrain.tiles.items()],
        "doors": [text.replace(" ", ":") for text in terrain.doors],
        "entrances": [text.replace(" ", ":") for text in terrain.entrances],
        "hatches": [text.replace(" ", ":") for text in terrain.hatches],
        "alarm": [terrain.alarm] if terrain.alarm else [], "nests": list(terrain.nests),
        "items": [text.replace(" ", ":") for text in terrain.items],
    }


def read_rules(text: str, **fields: Any) -> list[dict[str, Any]]:
    """Rules in the catalogue's grammar as plain tables: ``b,h: destroy; on(x): veteran(time_limit(turns=8))``."""
    found = []
    for each in filter(None, text.split("; ")):
        if inner := re.fullmatch(r"on\((\w+)\): (.*)", each):
            found += read_rules(inner[2], **fields, on=inner[1])
        elif inner := re.fullmatch(r"veteran\((.*)\)", each):
            found += read_rules(inner[1], **fields, veteran=True)
        else:
            parts = re.fullmatch(r"(?:([\w,]+): )?(\w+)(?:\((.*)\))?", each)
            assert parts is not None
            tiles, word, inside = parts.groups()
            pairs = [pair.split("=") for pair in inside.split(", ")] if inside else []
            values = {"number" if key == "n" else key: int(value) if value.isdigit() else value for key, value in pairs}
            if "objectives" in values:
                values["objectives"] = (values["objectives"],)
            found += [fields | {"word": word} | values | ({"tile": tile} if tile else {})
                      for tile in (tiles.split(",") if tiles else [""])]
    return found


def said(entries: Iterable[object]) -> list[dict[str, Any]]:
    """Objectives or rules of the content as plain tables, what is left out being left out."""
    return [{key: value for key, value in msgspec.to_builtins(each).items() if value} for each in entries]


PARAMETERS_OF = dict(line.split(" | ") for line in lines(PARAMETERS))


def test_the_catalogue_prints_every_terrain() -> None:
    assert set(layouts()) == set(PARAMETERS_OF) == set(BOX.terrains)


@pytest.mark.parametrize("name", BOX.terrains)
def test_a_terrain_is_laid_out_as_printed(name: str) -> None:
    printed = {key: value for key, value in layouts()[name].items() if key != "objectives"}
    found = layout_of(BOX.terrains[name])
    for field, value in printed.items():
        changed = DELIBERATE.get((name, field), {})
        assert set(changed) <= set(value if changed else ()), field
        assert found[field] == ([changed.get(entry, entry) for entry in value] if changed else value), field


@pytest.mark.parametrize("name", BOX.terrains)
def test_a_terrain_asks_for_what_is_printed(name: str) -> None:
    terrain = BOX.terrains[name]
    printed = read_rules(PARAMETERS_OF[name])
    assert said(terrain.objectives) == [each for each in printed if each["word"] in words_of(content.AnyObjective)]
    assert said(terrain.rules) == [each for each in printed if each["word"] in words_of(content.AnyRule)]


def words_of(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in union.__args__]


@pytest.mark.parametrize("name", BOX.terrains)
def test_the_objectives_of_a_printed_layout_agree_with_its_parameters(name: str) -> None:
    expected = read_rules(PARAMETERS_OF[name])
    for text in layouts()[name]["objectives"]:
        tile, kind, *parameter = text.split(":")
        key, _, value = "".join(parameter).partition("=")
        if key == "protect":
            assert {"tile": tile, "word": "protect", "turns": int(value), "watch_from": 3} in expected
        else:
            word = "destroy" if (kind, key) == ("destroy", "") else SHORT[key].format(value)
            assert read_rules(f"{tile}: {word}")[0] in expected


@pytest.mark.parametrize("line", lines(OPERATIONS.replace("\n    |", " |")), ids=lambda line: line.split()[0])
def test_an_operation_is_as_printed(line: str) -> None:
    id, commandos, graph, standard, veteran = (part.strip() for part in line.split("|"))
    columns = [column.strip("()").split(" ∥ ") for column in graph.split(" → ")]
    card = BOX.operations[id]
    assert card.commandos == int(commandos)
    assert list(card.terrains) == [name for column in columns for name in column]
    assert list(card.links) == [f"{a} > {b}" for left, right in pairwise(columns) for a in left for b in right]
    assert said(card.rules) == read_rules(standard) + read_rules(veteran, veteran=True)
